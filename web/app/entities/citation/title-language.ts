/** English has none of these, and one of them is in most titles of several words. */
const FOREIGN_WORD =
  /(?<![\p{L}'’-])(?:und|für|über|zur|zum|vom|eine[rnms]?|mit|nach|bei|durch|zwischen|dans|aux|une|avec|para|por|una|los|las|della|delle|degli|nella|nelle|nel|alla|uma|pela|pelo|voor|een|het|naar|och|att|på|og)(?![\p{L}'’-])/u;
const ENGLISH_WORD =
  /(?<![\p{L}'’-])(?:the|of|and|for|with|from|to|by|how|what|are|its|their|between)(?![\p{L}'’-])/iu;

/** "Handbuch der Medien", but "van der Waals". */
const GERMAN_ARTICLE = /(?<=\p{L}{4}\s)(?:der|des|dem)(?=\s\p{L})/u;

/** Articles and the like, which are in names as well: "van der Waals", "Rio de la Plata". */
const ARTICLE = /^(?:der|die|das|des|dem|den|les?|las?|los|el|il|lo|un[ae]?|eine?|het|de|l)$/u;
const PARTICLE = /^(?:v[ao]n|de[rnl]?|d[auoi]|la|le|lo|dos|d|l)$/u;
const SMALL_WORD = /^(?:die|das|des|dem|im|am|les|el|il|et|en|y|e)$/u;

/**
 * Whether a title is in another language than English that has Latin letters, as far as its small words tell. Titles
 * of few words may be in any.
 */
export function isInOtherLanguage(title: string): boolean {
  if (ENGLISH_WORD.test(title)) return false;
  if (FOREIGN_WORD.test(title) || GERMAN_ARTICLE.test(title)) return true;
  const [first = "", ...rest] = title.match(/\p{L}+/gu) ?? [];
  const others = rest.filter((word) => SMALL_WORD.test(word)).length;
  const particles = rest.filter((word) => PARTICLE.test(word) && !SMALL_WORD.test(word)).length;
  const isArticle = ARTICLE.test(first.toLowerCase());
  return (isArticle && others + particles > 0) || (others > 0 && others + particles > 1);
}
