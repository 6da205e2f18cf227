import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';
import { staleScreenshots } from '../../.storybook/stale-screenshots.ts';
import { storyTests } from '../../.storybook/story-tests.ts';

// Read by .storybook/main.ts. Whole screens have a run of their own, in tooling/screens.
process.env['STORIES'] = 'components';

export default defineConfig({
  test: {
    // A missing screenshot fails each run, until -u takes it.
    update: 'none',
    reporters: [
      'minimal',
      ['json', { outputFile: './test-results.json' }],
      staleScreenshots(import.meta.dirname),
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...patient,
          name: 'unit',
          setupFiles: ['@repo/vitest/seed'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
        test: { name: 'stories', ...storyTests(import.meta.dirname) },
      },
    ],
  },
});
