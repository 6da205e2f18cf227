import { singlePageApp } from '@repo/vite/single-page-app';
import { mergeConfig, type Plugin } from 'vite';

const FIRST_WORDS = /[\\/]language[\\/]files[\\/](?:english|kiswahili)\.ts$/;

/**
 * The page itself asks for the first words of both languages: which one is spoken is known only once the app's code runs,
 * and the way to the server and back that this saves is longer than the other language's two kilobytes take.
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

export default mergeConfig(singlePageApp(), { plugins: [firstWords] });
