import { expect, test } from 'vitest';
import { files, read } from './repo.ts';

/** The stories of pages of the team. Stories of dialogs show a page that other stories show. */
const pages = files.filter((path) => /^apps\/ops\/src\/pages\/.*(?<!Dialogs)\.stories\.tsx$/.test(path));

test('each page of the team has a state that is checked at each width of a desk', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((path) => !read(path).includes("tags: ['every-desk']"))).toEqual([]);
});
