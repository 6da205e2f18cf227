import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { staleScreenshots } from '../../.storybook/stale-screenshots.ts';
import { storyTests } from '../../.storybook/story-tests.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Read by .storybook/main.ts: the pieces have a run of their own, in packages/ui.
process.env['STORIES'] = 'screens';

export default defineConfig({
  test: {
    // A picture that is missing is a failure each time, until it is asked for with -u.
    update: 'none',
    reporters: [
      'minimal',
      // What axe found wrong is in the failure's message: its whole account of every story takes many megabytes.
      ['json', { outputFile: here('./test-results.json'), filterMeta: (key) => key !== 'reports' }],
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
