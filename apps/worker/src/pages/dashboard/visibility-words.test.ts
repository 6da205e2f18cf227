import { expect, it } from 'vitest';
import { employerLines } from '../../employer-view/employer-lines.ts';
import { languages } from '../../language/languages.ts';
import { visibilityWords } from './visibility-words.ts';

it('says in plain words what employers see', () => {
  expect(visibilityWords('en').lines.join(', ')).toBe(
    'your name, the photo that you show, your kind of work, your town or area, years of experience, your age group, languages, skills, education, when you can work, what you write about yourself, whether your identity is verified, your trust score and badge, upheld incidents, a few digits of your phone number, the last 3 digits of your ID number, the day you joined, the day you last changed your profile, the day your badge last changed, reviews',
  );
});

it.each(languages)('names each line of the profile page in %s, and none twice', (language) => {
  const { lines } = visibilityWords(language);
  expect(lines).toHaveLength(employerLines.length);
  expect(new Set(lines).size).toBe(lines.length);
});
