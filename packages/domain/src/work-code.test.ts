import { describe, expect, it } from 'vitest';
import { readWorkCode, workCodeOf } from './work-code.ts';

describe('workCodeOf', () => {
  it('is the end of the id', () => {
    expect(workCodeOf('6f1b1f9e-2c1d-4b59-9d0e-0c35d34f2a91')).toBe('4F2A91');
  });
});

describe('readWorkCode', () => {
  it.each([
    ['4F2A91', '4F2A91'],
    [' 4f2a91 ', '4F2A91'],
    ['Case 4F2A91', '4F2A91'],
    ['#4F2A91', '4F2A91'],
    ['Payment dispute 4f2a91', '4F2A91'],
    ['4F2A9', null],
    ['4F2A911', null],
    ['4F2A9G', null],
    ['facade', 'FACADE'],
    ['+254700000001', null],
    ['', null],
  ])('reads %j as %j', (text, code) => {
    expect(readWorkCode(text)).toBe(code);
  });
});
