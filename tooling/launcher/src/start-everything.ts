import type { StorybookProgram } from './storybook.ts';
import { PROGRAMS } from './root.ts';
import { run } from './run.ts';

/**
 * Builds, migrates and starts the parts, beside each other where one does not need the other.
 * @param storybook - where the Storybook is built afterwards
 */
export async function startEverything(programs = PROGRAMS, storybook?: StorybookProgram): Promise<void> {
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
    storybook,
  );
}
