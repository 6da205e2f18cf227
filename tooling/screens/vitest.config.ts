import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { storyTests } from '../../.storybook/story-tests.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Read by .storybook/main.ts: the pieces have a run of their own, in packages/ui.
process.env['STORIES'] = 'screens';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: here('./test-results.json') }]],
    projects: [
      {
        plugins: [storybookTest({ configDir: here('../../.storybook') })],
        test: { name: 'screens', ...storyTests(import.meta.dirname) },
      },
    ],
  },
});
