/** Put before a program of ours: its clock jumps when it is told to, as a machine's does. Timers are not touched. */
const RealDate = Date;
let shiftMs = 0;

class ShiftedDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(RealDate.now() + shiftMs);
    else super(...args);
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
process.on('message', (message: { shiftSeconds?: number }) => {
  if (typeof message.shiftSeconds === 'number') shiftMs += message.shiftSeconds * 1000;
});
