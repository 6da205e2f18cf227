import { describe, expect, it } from 'vitest';
import { confirmationText } from './confirmation-text.ts';

describe('confirmationText', () => {
  it('says what a worker is told in the words of the specification', () => {
    expect(confirmationText('en', 'requestAccepted')).toBe(
      'Request accepted! The employer will contact you soon.',
    );
    expect(confirmationText('en', 'requestDeclined')).toBe(
      'Request declined. This employer cannot ask you again for 30 days.',
    );
  });

  // spec: worker-dashboard/share-message
  it('puts a link in its place, in both languages', () => {
    const link = 'https://test.example/w/amina-test';
    expect(confirmationText('en', 'verifiedProfileShared', { link })).toBe(
      `Check out my verified Amini profile: ${link}`,
    );
    expect(confirmationText('sw', 'verifiedProfileShared', { link })).toBe(
      `Tazama wasifu wangu wa Amini uliothibitishwa: ${link}`,
    );
  });

  it('shares a profile that is not verified without calling it verified', () => {
    const link = 'https://test.example/w/amina-test';
    expect(confirmationText('en', 'profileShared', { link })).toBe(`Check out my Amini profile: ${link}`);
    expect(confirmationText('sw', 'profileShared', { link })).toBe(`Tazama wasifu wangu wa Amini: ${link}`);
  });
});
