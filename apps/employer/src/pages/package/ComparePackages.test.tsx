import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { choosePackage, chosenPackage } from '../../invitations/invite-draft.ts';
import { paths } from '../../paths.ts';
import PackagePage from './PackagePage.tsx';

const open = () => openScreen(PackagePage, paths.package, { state: { isComparing: true } });

it('compares packages before a worker is named, and keeps the chosen one for the invitation', async () => {
  open();
  await screen.findByText('Nothing is sent or paid here. You name the worker next.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard Check' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Premium Check' }));
  await press('button', 'Choose This Package');
  expect(chosenPackage()).toBe(18);
});

it('begins with the package that was chosen before', async () => {
  openScreen(PackagePage, paths.package, {
    state: { isComparing: true },
    before: () => choosePackage(16),
  });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Lite Check' })).checked).toBe(true);
});
