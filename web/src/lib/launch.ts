/** Records that the system, or another application, opens with the installed one. */

interface Launch {
  files: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void;
}

export function receiveRecords(open: (record: Blob) => void) {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files[0]) void files[0].getFile().then(open);
  });
  if (!new URLSearchParams(location.search).has("shared")) return;
  history.replaceState(null, "", location.pathname + location.hash);
  void shared().then((record) => record && open(record));
}

/** What the service worker has left here. */
async function shared(): Promise<Blob | undefined> {
  const cache = await globalThis.caches?.open("tercet-shared").catch(() => undefined);
  const record = await (await cache?.match("record"))?.blob();
  await cache?.delete("record");
  return record;
}
