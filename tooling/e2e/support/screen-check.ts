import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA and below, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROWEST = 320;
/** The rules that stories cannot check: they lack a document and the frame of the app, and do not check regions. */
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

/**
 * Checks a page that no story shows in its real form: no axe violation, light or dark, and no horizontal scrolling at 320
 * px.
 */
export async function checkScreen(page: Page): Promise<void> {
  expect(await violations(axe(page).withTags(RULES)), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await endTransitions(page);
  const inTheDark = await violations(axe(page).withRules('color-contrast'));
  expect(inTheDark, `${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await checkWhole(page, NARROWEST);
}

/** Checks a screen with a story for the properties that only the whole page with the service's own answers shows. */
export async function checkDocument(page: Page): Promise<void> {
  expect(await violations(axe(page).withRules(DOCUMENT_RULES)), page.url()).toEqual([]);
  await checkWhole(page, NARROWEST);
}

/** Checks that a screen needs no horizontal scrolling at that width. */
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

/**
 * In the page alone: otherwise each analysis opens another page to combine its results, and no screen of ours holds a
 * frame.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/**
 * A colour in transition would be measured midway. The function ends transitions and does not await them: a page that
 * draws no frame ends none by itself. An ended transition may start another in an element that inherits from it.
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
