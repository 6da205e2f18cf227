import type { StorybookProgram } from './storybook.ts';
import { PROGRAMS } from './root.ts';
import { run } from './run.ts';

/**
 * Builds, migrates and starts the parts, in parallel where one does not need the other.
 * @param storybook - the Storybook to build afterwards
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
