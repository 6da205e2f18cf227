import { singlePageApp } from '@repo/vite/single-page-app';

export default singlePageApp();
