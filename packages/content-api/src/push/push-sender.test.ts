import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptMessage } from './push-sender.ts';

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

it('a message is encrypted as in the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const encrypted = encryptMessage('When I grow up, I want to be a watermelon', keys, { sender, salt });
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('two messages have neither key nor salt in common', () => {
  const [one, other] = [encryptMessage('Gå inomhus.', keys), encryptMessage('Gå inomhus.', keys)];
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
});

it('a message of more than a record, and keys that are none, are refused', () => {
  expect(encryptMessage('x'.repeat(4079), keys)).toHaveLength(86 + 4096);
  expect(() => encryptMessage('x'.repeat(4080), keys)).toThrow('too long');
  expect(() => encryptMessage('x', { ...keys, p256dh: 'AAAA' })).toThrow();
});
