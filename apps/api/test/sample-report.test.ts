import { expect, it } from 'vitest';
import { getSampleReport } from '@repo/api-client/contract/sample-report';
import { sampleFindings, sampleReferences, sampleWorker } from '@repo/domain/demonstration-report';
import { SAMPLE_TAG } from '@repo/domain/demonstration';
import { useApi } from './use-api.ts';
import { readPdf } from './pdf-text.ts';

const api = await useApi();
const answer = await api.call(getSampleReport.method, getSampleReport.path);
const pdf = await readPdf(answer.body);

it('is a PDF that whoever is between may keep for a while', () => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

// spec: demonstration/complete
it('shows anybody a whole report of invented people', () => {
  const text = pdf.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(sampleWorker.name);
  for (const { note } of sampleFindings) expect(text).toContain(note);
  for (const { name, said } of sampleReferences)
    expect(text).toContain(`${name} (${said === null ? 'Not confirmed, pending verification' : 'Verified'})`);
  expect(text).toContain('6 checks clear 1 unable to verify');
  expect(text).toContain('References 2 of 3 referees confirmed');
  expect(text).toContain('90 out of 100, Platinum');
  expect(text).not.toContain('Locked');
});

it('says on every page that it is a sample, large and in words', () => {
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const page of pdf.pages) {
    expect(page).toContain('SAMPLE');
    expect(page).toContain(`${SAMPLE_TAG}: everybody in this report is invented`);
  }
  expect(pdf.title).toBe('Amini sample report');
});

it('leaves no last line of a list alone on the next page', () => {
  const history = pdf.pages.find((page) => page.includes('A household in Kilimani'));
  expect(history).toContain('A household in Lavington');
});

it('has neither number, code nor link by which somebody could be made to believe it', () => {
  expect(pdf.text).not.toMatch(/\/r\/|https?:/);
  expect(pdf.text).toContain('A real report has one here');
});
