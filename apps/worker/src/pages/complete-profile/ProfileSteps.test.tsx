import { changeProfile, getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { answers, waits } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, newcomer, NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import CompleteProfilePage from './CompleteProfilePage.tsx';

const ready: WireWorkerRecord = { ...achieng, smile_status: 'not_verified' };
const open = (step: 1 | 2 | 3, record = ready) =>
  openScreen(CompleteProfilePage, paths.completeProfile, {
    search: `?step=${String(step)}`,
    recorded: [answers(getMe, record), waits(changeProfile)],
  });
const controls = 'input:not([type=file]), select, textarea';
/** The names of the fields in order, with their required marks. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>(controls)].map((control) => [
    control.labels?.[0]?.textContent.replace(/\W*$/, ''),
    control.getAttribute('aria-required') === 'true',
  ]);
const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options]
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

describe('the first step', () => {
  // spec: worker-complete-profile/basic
  it('asks for six things, of which five are required', async () => {
    open(1);
    await screen.findByLabelText(/^Full Name/);
    expect(fields()).toEqual([
      ['Full Name', true],
      ['Phone Number', true],
      ['Email Address', false],
      ['Location', true],
      ['Date of Birth', true],
      ['National ID Number', true],
    ]);
    expect(screen.getAllByText('Basic Information').length).toBeGreaterThan(0);
  });

  // spec: worker-complete-profile/birth-picker, worker-complete-profile/birth-age
  it('offers no day on which she was not 18 yet, and tells her age', async () => {
    open(1);
    const day = await screen.findByLabelText<HTMLInputElement>(/^Date of Birth/);
    expect(day.max).toBe('2008-11-23');
    fireEvent.change(day, { target: { value: '1990-11-24' } });
    expect(await screen.findByText('Age: 35 years old')).toBeTruthy();
    fireEvent.change(day, { target: { value: '1990-11-23' } });
    expect(await screen.findByText('Age: 36 years old')).toBeTruthy();
  });
});

// spec: worker-entities/other-names
it('holds a record that came under other names', async () => {
  const { name, phone, location, date_of_birth, national_id, service_type, bio, skills, ...rest } = ready;
  const other = {
    ...rest,
    full_name: name,
    phone_number: phone,
    city: location,
    birth_date: date_of_birth,
    id_number: national_id,
    job_type: service_type,
    biography: bio,
    skill_set: skills,
  };
  const come = { call: getMe, when: {}, respond: () => Promise.resolve(Response.json(other)) };
  openScreen(CompleteProfilePage, paths.completeProfile, { recorded: [come] });
  await screen.findByLabelText(/^Full Name/);
  for (const value of [name, '+254 700 000 101', location, date_of_birth, national_id])
    expect(screen.getByDisplayValue(value ?? '')).toBeTruthy();
  await press('button', 'Next');
  await screen.findByLabelText('Service Type');
  for (const value of [service_type, skills, bio]) expect(screen.getByDisplayValue(value ?? '')).toBeTruthy();
});

describe('the second step', () => {
  // spec: worker-complete-profile/work, worker-complete-profile/skills
  it('asks for her work in six fields and for her languages, and says that employers see them', async () => {
    open(2);
    await screen.findByLabelText('Service Type');
    expect(fields().map(([name]) => name)).toEqual([
      'Service Type',
      'Years of Experience',
      'Education Level',
      'Languages You Speak',
      'Skills',
      'About Me',
      'Availability',
    ]);
    expect(screen.getAllByText('Work Experience & Skills').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Employers who may see your profile see these answers/)).toBeTruthy();
  });

  // spec: worker-complete-profile/service, worker-complete-profile/education
  // spec: worker-complete-profile/availability
  it('offers the choices of the specification', async () => {
    open(2);
    await screen.findByLabelText('Service Type');
    expect(choices('Service Type')).toEqual([
      'Nanny',
      'Housekeeper',
      'Cook',
      'Driver',
      'Gardener',
      'Security',
    ]);
    expect(choices('Education Level')).toEqual([
      'Primary School',
      'Secondary School',
      'College/Diploma',
      'University Degree',
      'Other',
    ]);
    expect(choices('Availability')).toEqual([
      'Full-time',
      'Part-time',
      'Weekends only',
      'Evenings only',
      'Flexible',
    ]);
  });
});

describe('the third step', () => {
  // spec: worker-complete-profile/emergency, worker-complete-profile/photo
  it('asks whom to call, and for a photo: how large it may be, and who sees it', async () => {
    open(3, { ...ready, profile_photo: '/api/photos/hers' });
    await screen.findByLabelText('Emergency Contact Name');
    expect(fields().map(([name]) => name)).toEqual([
      'Emergency Contact Name',
      'Emergency Contact Phone',
      'Show my photo',
    ]);
    expect(screen.getByText('JPG, PNG up to 5MB')).toBeTruthy();
    const photo = screen.getByLabelText<HTMLInputElement>(/^Profile Photo/, { selector: '[type=file]' });
    expect(photo.accept.split(',').every((type) => type.startsWith('image/'))).toBe(true);
    expect(screen.getByText(/^Employers see it beside your name/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Show my photo').checked).toBe(true);
    expect(screen.getAllByText('Emergency Contact & Photo').length).toBeGreaterThan(0);
  });

  it('does not ask who sees a photo before there is one', async () => {
    open(3);
    await screen.findByLabelText(/^Profile Photo/, { selector: '[type=file]' });
    expect(screen.queryByLabelText('Show my photo')).toBeNull();
  });

  // spec: worker-complete-profile/saving
  it('saves, and says so while it does', async () => {
    open(3);
    await press('button', 'Save Profile');
    expect((await screen.findAllByText('Saving...')).length).toBeGreaterThan(0);
  });
});

// spec: worker-complete-profile/summary
it('tells how much is filled in: of all, of what is required and of what is not', async () => {
  open(1, { ...newcomer, name: 'Zawadi Example', bio: 'Kind.' });
  const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
  // Name and phone, and the text about the worker.
  expect(bar.getAttribute('value')).toBe('20');
  expect(screen.getByText('Profile completion').nextSibling?.textContent).toBe('20%');
  expect(screen.getByText('Required 2 of 5 · Optional 1 of 10')).toBeTruthy();
});

it('counts nothing that it marks as wrong', async () => {
  open(1);
  const counted = await screen.findByText(/^Required 5 of 5 · Optional 9 of 10$/);
  fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'achieng' } });
  expect(counted.textContent).toBe('Required 5 of 5 · Optional 8 of 10');
  fireEvent.change(screen.getByLabelText(/^National ID Number/), { target: { value: '12' } });
  expect(counted.textContent).toBe('Required 4 of 5 · Optional 8 of 10');
});

it('refuses her own number for an emergency, as soon as she leaves it', async () => {
  open(3);
  const field = await screen.findByLabelText('Emergency Contact Phone');
  fireEvent.change(field, { target: { value: '0700 000 101' } });
  fireEvent.blur(field);
  const words = 'This is your own number. Please enter the number of somebody else.';
  expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.change(field, { target: { value: '0700 000 102' } });
  expect(screen.queryByText(words)).toBeNull();
});

it('counts the kind of work that the form begins with once she has gone on with it', async () => {
  open(2, newcomer);
  await screen.findByLabelText('Service Type');
  expect(screen.getByText(/Optional 0 of 10$/)).toBeTruthy();
  await press('button', 'Next');
  expect(await screen.findByText(/Optional 1 of 10$/)).toBeTruthy();
  await press('button', 'Previous');
  await screen.findByLabelText('Service Type');
  expect(screen.getByText(/Optional 1 of 10$/)).toBeTruthy();
});

it('counts another kind of work as soon as it is chosen', async () => {
  open(2, newcomer);
  fireEvent.change(await screen.findByLabelText('Service Type'), { target: { value: 'Cook' } });
  expect(await screen.findByText(/Optional 1 of 10$/)).toBeTruthy();
});

it('ticks no step off in which something required is missing', async () => {
  open(3, { ...newcomer, name: 'Zawadi Example' });
  await screen.findByText(/Step 1 of 3/);
  const [basic, work] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(basic?.textContent).toBe('1Step 1 of 3: Basic Information (not complete)');
  expect(work?.textContent).toBe('Step 2 of 3: Work Experience & Skills (done)');
});
