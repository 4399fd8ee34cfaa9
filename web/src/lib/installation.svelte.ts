/** The application on this device: kept by a service worker, renewed when the person wants it. */

import { inRoot } from "$lib/place";

const PAUSE = 3_600_000; // milliseconds between looks for a new version, while a page stays open

class Installation {
  /** A new version that waits; the page goes on with the one it began with. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  #looked = 0;

  get renewable(): boolean {
    return this.#waiting !== null;
  }

  /** Called once, when the page has been loaded. Without https, or where it is forbidden, nothing is kept. */
  async start() {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers || import.meta.env.DEV) return;
    let registration: ServiceWorkerRegistration;
    try {
      registration = await workers.register(inRoot("service-worker.js"));
    } catch {
      return;
    }
    if (workers.controller) {
      // Changed to the new version here or in another tab: what this page has of the old one is gone.
      workers.addEventListener("controllerchange", () => location.reload());
    }
    const look = () => {
      if (workers.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
    this.#looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - this.#looked < PAUSE) return;
      this.#looked = Date.now();
      registration.update().catch(() => undefined); // without a network there is nothing new
    });
  }

  /** Change to the new version; the page is loaded again when it is there. */
  renew() {
    this.#waiting?.postMessage("accept");
  }
}

export const installation = new Installation();
