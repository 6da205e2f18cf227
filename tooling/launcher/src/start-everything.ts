import type { BookProgram } from './book.ts';
import { PROGRAMS } from './root.ts';
import { run } from './run.ts';

/**
 * Builds, migrates and starts the parts, beside each other where one does not need the other.
 * @param book - where the design book is built afterwards
 */
export async function startEverything(programs = PROGRAMS, book?: BookProgram): Promise<void> {
  await run(
    async (installation) => {
      await installation.checkPorts();
      const [databaseUrl] = await Promise.all([
        installation.prepareDatabase(),
        installation.build(),
        installation.startSandbox(),
      ]);
      await installation.startApi(databaseUrl);
    },
    programs,
    book,
  );
}
