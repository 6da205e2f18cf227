import type { SitePage } from '../site/site-page.ts';
import { homePage } from './home/home-page.ts';

/** The pages that have an address of their own. Each is written once in every language. */
export const pages: readonly SitePage[] = [homePage];

/** What the server answers with under an address of somebody or something, by the name that it knows it under. */
export const templates: Readonly<Record<string, SitePage>> = {};
