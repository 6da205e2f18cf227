import { fileURLToPath } from 'node:url';
import { brand } from '@repo/domain/brand';
import { singlePageApp } from '@repo/vite/single-page-app';
import { mergeConfig, type Plugin } from 'vite';
import { messages as englishRest } from './src/language/files/english-rest.ts';
import { messages as english } from './src/language/files/english.ts';
import { messages as kiswahiliRest } from './src/language/files/kiswahili-rest.ts';
import { messages as kiswahili } from './src/language/files/kiswahili.ts';
import { messageIds } from './vite/message-ids.ts';

const FIRST_WORDS = /[\\/]language[\\/]files[\\/](?:english|kiswahili)\.ts$/;

/**
 * The page itself requests the first messages of both languages. It knows its language only after the code of the app runs.
 * The saved round trip takes longer than the two kilobytes of the other language.
 */
const firstWords: Plugin = {
  name: 'first-words',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && FIRST_WORDS.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
};

const ids = messageIds(
  { english, kiswahili },
  { english: englishRest, kiswahili: kiswahiliRest },
  fileURLToPath(new URL('src/', import.meta.url)),
);

const app = singlePageApp({
  ground: 'plum',
  name: `${brand.name} for workers`,
  description: 'Your own profile: who may check you, what was found, and who gets your number.',
  startUrl: '/worker',
  display: 'standalone',
});

export default mergeConfig(app, { plugins: [firstWords, ids] });
