import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { compiledMessages } from '../tooling/vite/src/compiled-messages.ts';
import { componentFacts } from './book/component-facts.ts';
import { inBook, leftOut } from './book/entries.ts';
import { shelves } from './book/shelves.ts';
import { figtree } from './book/typeface.ts';

/** A test run needs only one shelf. Storybook has them all. */
function storiesOf(shelf: string | undefined): string[] {
  return shelf === 'components' || shelf === 'screens' ? [...shelves[shelf]] : Object.values(shelves).flat();
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storiesOf(process.env['STORIES']),
  experimental_indexers: (indexers = []) => indexers.map(inBook),
  tags: leftOut,
  staticDirs: [figtree.folder],
  managerHead: (head = '') => `${head}${figtree.head}`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The frame of a book: no steps for its makers, and no marks of what they change.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), compiledMessages(), componentFacts()],
      build: { chunkSizeWarningLimit: 2_000 },
      optimizeDeps: {
        // Vite must know all of these at the start. If it finds one later, it reloads, and every running story fails.
        include: [
          '@mantine/form',
          'axe-core',
          '@radix-ui/react-dialog',
          '@radix-ui/react-tooltip',
          'react',
          'react-dom',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-dom/client',
          'react-dom/test-utils',
          'storybook/internal/csf',
        ],
        // The reader of PDFs comes with files of its own, which it finds beside it.
        exclude: ['pdfjs-dist'],
      },
    }),
};

export default config;
