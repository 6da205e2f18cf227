import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Read by .storybook/main.ts: the pieces have a run of their own, in packages/ui.
process.env['STORIES'] = 'screens';

export default defineConfig({
  plugins: [storybookTest({ configDir: here('../../.storybook') })],
  test: {
    reporters: ['default', ['json', { outputFile: here('./test-results.json') }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
