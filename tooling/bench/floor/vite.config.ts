import { singlePageApp } from '@repo/vite/single-page-app';

/** The settings of every app, for the smallest one. */
export default singlePageApp({
  ground: 'petrol',
  name: 'The smallest app',
  description: 'The libraries of an app, and nothing of it.',
  startUrl: '/',
  display: 'standalone',
});
