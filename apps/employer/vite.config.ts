import { brand } from '@repo/domain/brand';
import { preloadedPage } from '@repo/vite/preloaded-page';
import { singlePageApp } from '@repo/vite/single-page-app';
import { mergeConfig } from 'vite';

const app = singlePageApp({
  ground: 'petrol',
  name: `${brand.name} for households`,
  description: 'Background checks of household workers in Kenya, with their consent.',
  startUrl: '/dashboard',
  display: 'standalone',
});

export default mergeConfig(app, {
  plugins: [preloadedPage('/dashboard', ['/DashboardPage.tsx', '/DataProvider.tsx'])],
});
