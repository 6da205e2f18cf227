import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA and below, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROWEST = 320;
/** What the stories cannot say of a screen: they have no document of their own, no frame of the app, and no region is asked of them. */
const DOCUMENT_RULES = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** Holds a page that no story shows as it is met to what every page must be: nothing that axe finds, light or dark, and whole at 320 px without scrolling sideways. */
export async function checkScreen(page: Page): Promise<void> {
  expect(await violations(axe(page).withTags(RULES)), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await endTransitions(page);
  const inTheDark = await violations(axe(page).withRules('color-contrast'));
  expect(inTheDark, `${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await checkWhole(page, NARROWEST);
}

/** Holds a screen that is a story to what only the whole page with the service's own answers shows. */
export async function checkDocument(page: Page): Promise<void> {
  expect(await violations(axe(page).withRules(DOCUMENT_RULES)), page.url()).toEqual([]);
  await checkWhole(page, NARROWEST);
}

/** Holds a screen to being whole at that width without scrolling sideways. */
export async function checkWhole(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no size');
  await page.setViewportSize({ width, height: size.height });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** Within the page alone: otherwise each look opens another page to put its findings together, and no screen of ours holds a frame. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/**
 * What changes its colour over a moment would be measured half way. Ended and not awaited: a page that draws no frame ends none by
 * itself. One that ends may begin another in what inherits from it.
 */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const transitions = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const each of running) each.finish();
  });

async function violations(builder: AxeBuilder) {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }));
}
