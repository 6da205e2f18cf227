/** The background of every page (`packages/ui/src/tokens/colours.ts`: sand 50, and night). */
export const pageColours = { light: '#faf6f0', dark: '#161310' } as const;

/**
 * The head tags for the icons of a site (`site-icons.ts`), and for the colour that a browser may continue above the page.
 */
export const iconTags = [
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } },
  {
    tag: 'meta',
    attrs: { name: 'theme-color', media: '(prefers-color-scheme: light)', content: pageColours.light },
  },
  {
    tag: 'meta',
    attrs: { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: pageColours.dark },
  },
] as const;
