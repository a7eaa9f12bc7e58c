import { IdSchema } from '@brandpost/domain';
import { type TObjectOptions, type TProperties, type TStringOptions, Type } from 'typebox';
import { messages } from '../messages.ts';
import { PHONE } from '../patterns.ts';

/** A text that may be left out, be null or be empty. */
export function text(options: TStringOptions = {}) {
  return Type.Optional(Type.String({ savable: true, nullable: true, ...options }));
}

/** A telephone number, which may be left out, be null or be empty. */
export function phone(options: TStringOptions = {}) {
  return text({ pattern: PHONE, messages: { pattern: messages.phone }, ...options });
}

/** A text that has to be there and to hold more than white space. */
export function filledText(options: TStringOptions = {}) {
  return Type.String({ savable: true, filled: true, ...options });
}

/** A list of ids, which may be left out or be null. */
export function ids(maxItems: number) {
  return Type.Optional(Type.Array(IdSchema, { maxItems, nullable: true }));
}

/** A list of ids that has to be there and to hold one. */
export function filledIds(maxItems: number, messages: Readonly<Record<string, string>>) {
  return Type.Array(IdSchema, { minItems: 1, maxItems, messages });
}

/** A list of records, which may be left out or be null. */
export function records(maxItems: number, fields: TProperties) {
  return Type.Optional(Type.Array(Type.Object(fields), { maxItems, nullable: true }));
}

/** A record within a record, which may be left out or be null. */
export function record(fields: TProperties, options: TObjectOptions = {}) {
  return Type.Optional(Type.Object(fields, { nullable: true, ...options }));
}

/** A whole number that JavaScript holds exactly, which may be left out or be null. */
export function integer(minimum: number) {
  return Type.Optional(Type.Integer({ minimum, maximum: Number.MAX_SAFE_INTEGER, nullable: true }));
}

export function boolean() {
  return Type.Optional(Type.Boolean({ nullable: true }));
}
