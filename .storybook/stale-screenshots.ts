import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The screenshots that this run compared. */
export const compared = new Set<string>();

/**
 * `packages/ui/src/components/Badge/Badge.stories.tsx` has its screenshots in `components/Badge`. The stories of an app
 * have theirs below the app's name.
 */
export function folderOf(directory: string, file: string): string {
  const place = directory.replace(/^(packages\/ui\/src|apps)\//, '');
  const name = basename(file, '.stories.tsx');
  return basename(place) === name ? place : join(place, name);
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.name.endsWith('.png'))
        .map((entry) => join(folder, entry.name))
    : [];

/** The result of `take-screenshot.ts` for a story: whether it has a screenshot. Undefined where the file did not run. */
function isPictured(story: TestCase): unknown {
  const meta: object = story.meta();
  return 'picture' in meta ? meta.picture : undefined;
}

/** The faults of a file: stories that passed without a comparison, and screenshots without a story. */
function faultsOf(module: TestModule, folder: string): string[] {
  const stories = [...module.children.allTests()];
  const passed = stories.filter((story) => story.result().state === 'passed');
  const unasked = passed.filter((story) => typeof isPictured(story) !== 'boolean');
  if (unasked.length > 0)
    return unasked.map(
      ({ name }) => `${module.relativeModuleId}: nobody asked whether ${name} has a picture`,
    );
  const due = passed.filter((story) => isPictured(story) === true).length;
  const seen = [...compared].filter((picture) => dirname(picture) === folder).length;
  if (seen < due)
    return [`${module.relativeModuleId}: ${due} stories have a picture, ${seen} were compared with it`];
  // Only a complete run shows which screenshots belong to no story.
  if (passed.length < stories.length) return [];
  return picturesIn(folder)
    .filter((picture) => !compared.has(picture))
    .map((picture) => `${picture}: ${module.relativeModuleId} has no such story, or it has no picture`);
}

/**
 * Fails a run in which a story was not compared with its screenshot, or after which a screenshot belongs to no story.
 * The test runner itself does not notice: a comparison that never begins cannot fail.
 * @param room - The folder of the package that holds `screenshots/`.
 */
export function staleScreenshots(room: string): Reporter {
  const screenshots = join(room, 'screenshots');
  const folderOfFile = (root: string, file: string) => {
    const path = relative(root, file);
    return join(screenshots, folderOf(dirname(path), basename(path)));
  };
  return {
    onTestRunStart: () => compared.clear(),
    onTestRunEnd: async (modules) => {
      const ran = modules.filter((module) => module.project.config.browser.enabled);
      const project = ran.at(0)?.project;
      if (!project) return;
      const { root } = project.config;
      const { testFiles } = await project.globTestFiles();
      const known = new Set(testFiles.map((file) => folderOfFile(root, file)));
      const strays = readdirSync(screenshots, { recursive: true, encoding: 'utf8' })
        .map((name) => join(screenshots, name))
        .filter((path) => path.endsWith('.png') && !known.has(dirname(path)))
        .map((path) => `${path}: there is no such file of stories any more`);
      const faults = [
        ...ran.flatMap((module) => faultsOf(module, folderOfFile(root, module.moduleId))),
        ...strays,
      ];
      if (faults.length === 0) return;
      process.exitCode = 1;
      process.stderr.write(
        `\nStories and their pictures do not match:\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
      );
    },
  };
}
