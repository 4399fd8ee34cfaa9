/** Whether the server can be reached; what it holds is shown only while it can be. */

import { SITE } from "$lib/place";

class Server {
  /** A site of plain files has none. */
  readonly exists = !SITE;
  isHere = $state(!SITE);
}

export const server = new Server();
