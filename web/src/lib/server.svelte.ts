/** Whether the server can be reached; what it holds is shown only while it can be. */

class Server {
  isHere = $state(true);
}

export const server = new Server();
