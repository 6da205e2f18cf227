import { describe, expect, test } from 'vitest';
import { files, isSource, isTest, read, withoutComments } from './repo.ts';

/** The sites. Their visible parts consist of components of the design system alone. */
const SITES =
  /^(apps\/(employer|worker|landing|ops)\/(src|stories)|packages\/(app-shell|report-view)\/src)\//;
const inSites = files.filter((path) => SITES.test(path));
const markup = inSites.filter((path) => isSource(path) && !isTest(path));

/** Elements that need styles before they look right. */
const CONTROL =
  /<(a|button|input|select|textarea|label|form|fieldset|legend|details|summary|dialog|progress|meter|table|img|svg|h[1-6])[\s>]/g;

/** Exceptions where the design system cannot provide the element. */
const plain: Readonly<Record<string, { readonly element: string; readonly why: string }>> = {
  'packages/app-shell/src/routing/RouterLink.tsx': {
    element: 'a',
    why: 'the link that the design system is given',
  },
  'apps/landing/src/pages/report-code/CodeForm.tsx': {
    element: 'form',
    why: 'sent by the browser itself: the pattern sends by script, which the public site has none of',
  },
};

const controlsIn = (path: string) =>
  [...withoutComments(read(path)).matchAll(CONTROL)].map(([, element]) => element);

describe('the check itself', () => {
  test('looks at the sites', () => {
    expect(markup.length).toBeGreaterThan(50);
  });

  test('finds a control, and no type, no piece', () => {
    const found = (text: string) => [...text.matchAll(CONTROL)].map(([, element]) => element);
    expect(found('return <button type="submit">Send</button>;')).toEqual(['button']);
    expect(found('<a\n  href="/">')).toEqual(['a']);
    expect(found('<Button>Send</Button>; const a: Array<string>; <article>')).toEqual([]);
  });
});

test('no site draws a control by itself', () => {
  const drawn = markup.flatMap((path) =>
    controlsIn(path)
      .filter((element) => plain[path]?.element !== element)
      .map((element) => `${path}: <${element}>`),
  );
  expect(drawn, 'take the piece from @repo/ui, or make it there').toEqual([]);
  // Remove an exception that is no longer needed.
  expect(Object.keys(plain).filter((path) => !controlsIn(path).includes(plain[path]?.element))).toEqual([]);
});

test('no site has styles of its own', () => {
  expect(inSites.filter((path) => /\.(css|scss|less)(\.ts)?$/.test(path))).toEqual([]);
  const styled = markup.filter((path) =>
    /\b(className|style)=|vanilla-extract|\.style\.|#[0-9a-f]{6}\b|\b(rgba?|hsla?|oklch)\(/i.test(
      withoutComments(read(path)),
    ),
  );
  expect(styled, 'the look lives in packages/ui').toEqual([]);
});

/** Images, icons and the printed report are painted out of reach of the style sheets. */
const PAINTED = /^(apps\/(api|landing|employer|worker)\/(src|prerender)|tooling\/vite\/src)\//;

test('what is painted outside of the design system is painted in its colours', () => {
  const coloursIn = (path: string) => withoutComments(read(path)).match(/#[0-9a-f]{6}\b/gi) ?? [];
  const tokens = new Set(coloursIn('packages/ui/src/tokens/colours.ts'));
  const painted = files
    .filter((path) => PAINTED.test(path) && isSource(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .flatMap((path) => coloursIn(path).map((colour) => ({ path, colour })));
  expect(painted.length).toBeGreaterThan(0);
  expect(
    painted.filter(({ colour }) => !tokens.has(colour)),
    'take one of packages/ui/src/tokens/colours.ts',
  ).toEqual([]);
});
