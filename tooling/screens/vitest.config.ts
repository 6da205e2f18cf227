import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { staleScreenshots } from '../../.storybook/stale-screenshots.ts';
import { storyTests } from '../../.storybook/story-tests.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// .storybook/main.ts reads it. The components have a separate run, in packages/ui.
process.env['STORIES'] = 'screens';

export default defineConfig({
  test: {
    // A missing screenshot fails each run, until `-u` takes it.
    update: 'none',
    reporters: [
      'minimal',
      ['json', { outputFile: here('./test-results.json') }],
      staleScreenshots(import.meta.dirname),
    ],
    projects: [
      {
        plugins: [storybookTest({ configDir: here('../../.storybook') })],
        test: { name: 'screens', ...storyTests(import.meta.dirname) },
      },
    ],
  },
});
