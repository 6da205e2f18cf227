import { createServer } from 'node:net';

function listen(port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, host, () => server.close(() => done()));
  });
}

/** @throws Error naming the variable and the port when the program cannot listen on it. */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  try {
    await listen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(
        `${variable}: port ${port} is already in use; stop the other program or set ${variable} to a free port.`,
        {
          cause: error,
        },
      );
    if (code === 'EACCES')
      throw new Error(
        `${variable}: port ${port} may not be used by this user; set ${variable} to one above 1023.`,
        { cause: error },
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST: ${host} is not an address of this machine.`, { cause: error });
    throw error;
  }
}
