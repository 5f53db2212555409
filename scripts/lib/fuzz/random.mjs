/** Random choices that are the same for the same seed and number (mulberry32). */
export class Random {
  #state;

  /**
   * @param {number} seed
   * @param {number} [number] of the request: each has choices of its own, so that one can be sent alone
   */
  constructor(seed, number = 0) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 0;
  }

  /** @returns {number} from 0 to below 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @param {number} below @returns {number} a whole number from 0 to below this one */
  int(below) {
    return Math.floor(this.next() * below);
  }

  /** @param {number} probability */
  chance(probability) {
    return this.next() < probability;
  }

  /** @template T @param {readonly T[]} list not empty @returns {T} */
  pick(list) {
    return /** @type {T} */ (list[this.int(list.length)]);
  }

  /** @template T @param {number} most @param {() => T} make @returns {T[]} from none to `most` */
  some(most, make) {
    return Array.from({ length: this.int(most + 1) }, make);
  }
}
