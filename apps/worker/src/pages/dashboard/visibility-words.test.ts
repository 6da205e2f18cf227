import { expect, it } from 'vitest';
import { employerLines } from '../../employer-view/employer-lines.ts';
import { languages } from '../../language/languages.ts';
import { seenWords } from './visibility-words.ts';

it('says in plain words what employers see', () => {
  expect(seenWords('en')).toBe(
    'Employers who do not know you see: your name, your kind of work, your town or area, years of experience, your age group, languages, skills, education, when you can work, what you write about yourself, whether your identity is verified, your trust score and badge, how many incidents were upheld, a few digits of your phone number, the last 3 digits of your ID number, since when you are here, when your profile last changed, when your badge last changed, reviews. Your full phone number is shown only to an employer whose contact request you accept.',
  );
});

it.each(languages)('names each line of the profile page in %s', (language) => {
  expect(seenWords(language).split(', ')).toHaveLength(employerLines.length);
});
