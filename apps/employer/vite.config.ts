import { brand } from '@repo/domain/brand';
import { singlePageApp } from '@repo/vite/single-page-app';

export default singlePageApp({
  ground: 'petrol',
  name: `${brand.name} for households`,
  description: 'Background checks of household workers in Kenya, with their consent.',
  startUrl: '/dashboard',
  display: 'standalone',
});
