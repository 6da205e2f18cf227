import { afterEach, expect, it, vi } from 'vitest';

/** The tab with which a page begins that was loaded this way, after another page has shown `workers`. */
async function tabAfter(type: string, kept = 'workers'): Promise<string> {
  sessionStorage.setItem('shownTab', kept);
  vi.resetModules();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const { visit } = await import('./visit.ts');
  return visit.tab;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['reload', 'workers'],
  ['back_forward', 'workers'],
  ['navigate', 'home'],
])('after a %s the dashboard shows %s', async (type, tab) => {
  expect(await tabAfter(type)).toBe(tab);
});

it('shows home for a tab of another version', async () => {
  expect(await tabAfter('reload', 'messages')).toBe('home');
});

it('keeps the tab that is shown last', async () => {
  const { keepTab, visit } = await import('./visit.ts');
  keepTab('profile');
  expect(visit.tab).toBe('profile');
  expect(await tabAfter('reload', sessionStorage.getItem('shownTab') ?? '')).toBe('profile');
});
