import { expect, it } from 'vitest';
import { typedOf, withTyped } from './typed.ts';

const blank = { name: 'Amina', note: '', number: '' };

it('is what differs from the form as nobody has typed in it', () => {
  expect(typedOf(blank, { ...blank, note: 'typed' })).toEqual({ note: 'typed' });
});

it('leaves out what must not be written down', () => {
  expect(typedOf(blank, { name: '', note: 'typed', number: '123' }, ['number'])).toEqual({
    name: '',
    note: 'typed',
  });
});

it('leaves what was not typed as it is by now', () => {
  expect(withTyped({ ...blank, number: '7' }, { note: 'typed', number: undefined })).toEqual({
    name: 'Amina',
    note: 'typed',
    number: '7',
  });
});
