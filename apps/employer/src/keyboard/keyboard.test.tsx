import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { atDesk, onPhone, openScreen } from '../../stories/in-test.tsx';
import DashboardPage from '../pages/dashboard/DashboardPage.tsx';
import { SampleVerifications } from '../pages/verifications/SampleVerifications.tsx';
import { paths } from '../paths.ts';
import { singleKeys } from './single-keys.ts';

const Workers = () => {
  openScreen(DashboardPage, paths.dashboard, { state: { activeTab: 'workers' } });
  return screen.findByRole('searchbox', { name: 'Search workers' });
};
const Sample = () => {
  openScreen(SampleVerifications, paths.verifications, { signedIn: false });
  return screen.findByRole('searchbox', { name: 'Search verifications' });
};
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

beforeEach(() => singleKeys.set(true));

describe.each([
  ['workers', Workers],
  ['sample verifications', Sample],
] as const)('the search of the %s', (_, open) => {
  it('takes the focus by its key at a desk, clears by Escape, and then leaves', async () => {
    atDesk();
    const box = await open();
    expect(key('/')).toBe(false);
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'Nobody' } });
    expect(key('/')).toBe(true);
    key('Escape');
    expect(box).toMatchObject({ value: '' });
    expect(document.activeElement).toBe(box);
    key('Escape');
    expect(document.activeElement).not.toBe(box);
  });

  it('has no key on a phone, where nothing switches it off', async () => {
    onPhone();
    const box = await open();
    expect(key('/')).toBe(true);
    expect(document.activeElement).not.toBe(box);
    expect(box.getAttribute('aria-keyshortcuts')).toBeNull();
    expect(screen.queryByText('Keyboard')).toBeNull();
  });

  it('keeps its key switched off', async () => {
    atDesk();
    const box = await open();
    expect(box.getAttribute('aria-keyshortcuts')).toBe('/');
    fireEvent.click(screen.getByRole('switch', { name: 'Press / to search', hidden: true }));
    expect(box.getAttribute('aria-keyshortcuts')).toBeNull();
    key('/');
    expect(document.activeElement).not.toBe(box);
    cleanup();
    expect((await open()).getAttribute('aria-keyshortcuts')).toBeNull();
  });
});
