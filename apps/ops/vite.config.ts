import { brand } from '@repo/domain/brand';
import { singlePageApp } from '@repo/vite/single-page-app';

export default singlePageApp({
  ground: 'slate',
  name: `${brand.name} for the team`,
  description: 'The console of the verification team.',
  startUrl: '/',
  display: 'minimal-ui',
});
