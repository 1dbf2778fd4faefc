/* Sardinia's rules (S1 to S35) in plain C: how fast random play can be, and an oracle.
 *
 *   gcc -O3 -march=native -o sardinia sardinia.c        (needs BMI2 and POPCNT)
 *   ./sardinia N players seconds [seed] [alternative]   random play: N games at most (0: any number)
 *   ./sardinia check < records                          replay Osada records, see dump_records.py
 *
 * Written from the rules alone (S1 to S35) and the map. One move is one small decision, as in
 * Osada; nature's moves are chance moves and are not counted as decisions. Every decision gets its
 * full list of legal moves, from which one is drawn.
 */
#define _GNU_SOURCE
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
#define INLINE static inline __attribute__((always_inline))
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define POP(x) __builtin_popcount(x)
#define LOW(x) __builtin_ctz(x)
#define ONES 0x0101010101010101ull

/* ---- the map (map.json) ------------------------------------------------------------------- */

enum { WHEAT, OLIVES, WINE, THYME, CHEESE, KINDS };
enum { PROVINCES = 16, SITES = 26, HARBOURS = 6 };

static const struct {
    char terrain;
    u8 points;
    u8 near[6], sites[7]; /* numbered from 1, 0 ends */
} MAP[PROVINCES] = {
    {'g', 5, {2, 4}, {1, 5, 6}},
    {'b', 2, {1, 3, 4, 5, 7}, {1, 2, 3, 6, 7, 8}},
    {'g', 5, {2, 5}, {2, 3, 4}},
    {'g', 5, {1, 2, 6}, {5, 6, 7, 11}},
    {'y', 6, {2, 3, 7, 8}, {3, 4, 8, 9, 10}},
    {'g', 3, {4, 7, 9}, {7, 11, 12, 15}},
    {'b', 2, {2, 5, 6, 8, 10}, {7, 8, 9, 12, 13}},
    {'g', 3, {5, 7, 10}, {9, 10, 13, 14}},
    {'g', 5, {6, 10, 11, 12}, {12, 15, 16, 18, 19}},
    {'b', 4, {7, 8, 9, 13}, {12, 13, 14, 16, 17}},
    {'g', 3, {9, 12, 14, 15}, {18, 19, 22, 23, 24}},
    {'b', 2, {9, 11, 13, 15, 16}, {16, 19, 20, 24, 25}},
    {'b', 2, {10, 12, 16}, {16, 17, 20, 21}},
    {'b', 2, {11, 15}, {22, 23, 26}},
    {'g', 5, {11, 12, 14}, {23, 24, 25, 26}},
    {'y', 4, {12, 13}, {20, 21, 25}},
};
static const u8 HARBOUR_OF[HARBOURS] = {1, 5, 4, 10, 9, 15};
static const u8 TOKENS[KINDS] = {2, 4, 4, 3, 3};
/* A seat's crop tokens, one bit each: 2 wheat, 4 olives, 4 wine, 3 thyme, 3 cheese. */
static const u8 KIND_SHIFT[KINDS] = {0, 2, 6, 10, 13};
static const u16 KIND_BITS[KINDS] = {0x0003, 0x003C, 0x03C0, 0x1C00, 0xE000};

/* ---- moves -------------------------------------------------------------------------------- */

enum { ADMIRAL, COMMANDER, PRIEST, FARMER, ARCHITECT, QUEEN, GUARDIAN };
enum {
    CARD = 0,
    COPY = 7,
    SHIP = 12,
    SAIL = 18, /* from * 6 + to */
    SETTLER = 54,
    PRIEST_AT = 70,
    PRIEST_TO = 86,
    CROP = 102,
    FORT = 118,
    VILLAGE = 144,
    DONE = 160,
    DECLINE,
    LEAVE,
    REPLACE,
    SWAP,
    KEEP_OLD,
    KEEP_NEW,
    BOAST,
    MODEST,
    STEP = 169, /* + border */
    MOVES = STEP + 54
};
enum { WIDTH = 80 }; /* most moves of a list, and room for whole words written at its end */

/* ---- tables made once --------------------------------------------------------------------- */

static u16 NEAR[PROVINCES];              /* neighbours of a province */
static u16 NEAR_LOW[256], NEAR_HIGH[256]; /* neighbours of a set */
static u16 PORT[64];                     /* provinces of a set of harbours */
static u8 PORT_SET[PROVINCES];           /* a province's harbour as a set */
static u32 TOUCH[PROVINCES];             /* sites that touch a province */
static u8 SITE_AT[SITES][4], SITE_N[SITES];
static u64 MEMBERS[256];                 /* the members of a set of eight, a byte each */
static u64 STEPS_FROM[PROVINCES];        /* STEP + a province's first border, in every byte */
static u8 STEP_FROM[54], STEP_TO[54];
static char NAME[MOVES][24];

static void make_tables(void) {
    static const char *role[] = {"admiral", "commander", "priest", "farmer",
                                 "architect", "queen", "guardian"};
    int border = 0;
    for (int m = 0; m < 256; m++)
        for (int i = 0, n = 0; i < 8; i++)
            if (m >> i & 1) MEMBERS[m] |= (u64)i << 8 * n++;
    for (int p = 0; p < PROVINCES; p++) {
        STEPS_FROM[p] = ONES * (u64)(STEP + border);
        for (const u8 *q = MAP[p].near; *q; q++) {
            NEAR[p] |= 1u << (*q - 1);
            STEP_FROM[border] = p;
            STEP_TO[border++] = *q - 1;
        }
        for (const u8 *q = MAP[p].sites; *q; q++) {
            TOUCH[p] |= 1u << (*q - 1);
            SITE_AT[*q - 1][SITE_N[*q - 1]++] = p;
        }
    }
    for (int m = 0; m < 256; m++)
        for (int i = 0; i < 8; i++)
            if (m >> i & 1) NEAR_LOW[m] |= NEAR[i], NEAR_HIGH[m] |= NEAR[i + 8];
    for (int h = 0; h < HARBOURS; h++) PORT_SET[HARBOUR_OF[h] - 1] = 1 << h;
    for (int m = 0; m < 64; m++)
        for (int h = 0; h < HARBOURS; h++)
            if (m >> h & 1) PORT[m] |= 1u << (HARBOUR_OF[h] - 1);
#define SAY(move, ...) snprintf(NAME[move], sizeof NAME[0], __VA_ARGS__)
    for (int i = 0; i < 7; i++) SAY(CARD + i, "card %s", role[i]);
    for (int i = 0; i < 5; i++) SAY(COPY + i, "copy %s", role[i]);
    for (int i = 0; i < HARBOURS; i++) SAY(SHIP + i, "ship h%d", i + 1);
    for (int i = 0; i < 36; i++) SAY(SAIL + i, "sail h%d h%d", i / 6 + 1, i % 6 + 1);
    for (int i = 0; i < PROVINCES; i++) {
        SAY(SETTLER + i, "settler p%d", i + 1);
        SAY(PRIEST_AT + i, "priest p%d", i + 1);
        SAY(PRIEST_TO + i, "priest-to p%d", i + 1);
        SAY(CROP + i, "crop p%d", i + 1);
        SAY(VILLAGE + i, "village p%d", i + 1);
    }
    for (int i = 0; i < SITES; i++) SAY(FORT + i, "fort %d", i + 1);
    for (int i = 0; i < border; i++)
        SAY(STEP + i, "step p%d p%d", STEP_FROM[i] + 1, STEP_TO[i] + 1);
    static const char *word[] = {"done", "decline", "leave", "replace", "swap",
                                 "keep-old", "keep-new", "boast", "modest"};
    for (int i = 0; i < 9; i++) SAY(DONE + i, "%s", word[i]);
}

/* ---- a position: 192 bytes ---------------------------------------------------------------- */

enum {
    ACT = 0, /* + role, Admiral to Queen */
    TURN = 6,
    ANSWER,
    CARD_DECISION,
    KEPT_DECISION,
    BOASTING,
    OVER,
    DEAL, /* from here on nature decides */
    FIRST,
    ROW,
    DEAL_KEPT,
    TURN_UP,
    DRAW_REPLACEMENT,
    DRAW_SECOND,
    DRAW_KEPT
};
enum { NONE = 255, ALL_CARDS = 127, FULL = 7, ROUNDS = 11 };

typedef struct {
    u64 settlers, villages; /* four bits a province */
    u32 forts;
    u16 tokens; /* crop tokens, see KIND_BITS */
    u16 settled;
    u16 priest; /* its province as a set */
    int16_t score;
    u8 hand, ships;
    u8 settlers_left, villages_left; /* in the reserve; the other counts follow from the masks */
} Seat;

typedef struct {
    Seat seat[4];
    u64 crowd; /* priests, villages and settlers, four bits a province */
    u64 crop;  /* kind dealt, four bits a province */
    u32 unseen, built;
    u16 crops, full;
    u8 kept[4];
    u8 phase, actor, caller, points, transit, sailed, scorings, row;
    u8 left, right, drawn, dealt, modest, boaster, pool[KINDS];
    u8 players, alternative, second_pays, boasting, first;
} __attribute__((aligned(64))) Game;

_Static_assert(sizeof(Seat) == 32 && sizeof(Game) == 192, "a position has 192 bytes");

static void new_game(Game *g, int players, int alternative) {
    memset(g, 0, sizeof *g);
    for (int i = 0; i < players; i++) {
        g->seat[i].hand = ALL_CARDS;
        g->seat[i].settlers_left = 5;
        g->seat[i].villages_left = 4;
    }
    g->unseen = (1u << SITES) - 1;
    memcpy(g->pool, TOKENS, sizeof TOKENS);
    memset(g->kept, NONE, sizeof g->kept);
    g->phase = DEAL;
    g->caller = g->transit = g->sailed = g->left = g->right = g->drawn = g->boaster = NONE;
    g->row = ROUNDS;
    g->players = players;
    g->alternative = alternative;
    g->second_pays = g->boasting = 1;
    g->first = NONE;
}

/* ---- lists from sets ---------------------------------------------------------------------- */

INLINE int put8(u8 *list, int n, unsigned set, u8 first) {
    u64 word = MEMBERS[set] + ONES * first;
    memcpy(list + n, &word, 8);
    return n + POP(set);
}

INLINE int put16(u8 *list, int n, unsigned set, u8 first) {
    n = put8(list, n, set & 255, first);
    return put8(list, n, set >> 8, first + 8);
}

INLINE int put_steps(u8 *list, int n, int from, unsigned to) {
    u64 word = MEMBERS[_pext_u32(to, NEAR[from])] + STEPS_FROM[from];
    memcpy(list + n, &word, 8);
    return n + POP(to);
}

INLINE unsigned near(unsigned set) { return NEAR_LOW[set & 255] | NEAR_HIGH[set >> 8]; }

INLINE unsigned nibble(u64 counts, int p) { return counts >> 4 * p & 15; }

/* ---- who may be where --------------------------------------------------------------------- */

/* S15: provinces where no foreign priest keeps the actor's settlers and villages out. */
INLINE unsigned open_provinces(const Game *g, const int P) {
    unsigned mine = g->seat[g->actor].priest, foreign = 0;
    for (int i = 0; i < P; i++) foreign |= i == g->actor ? 0 : g->seat[i].priest;
    return 0xFFFF & ~(foreign & ~mine);
}

/* S7: of the targets, those that have room or from which room can still be reached. */
static __attribute__((noinline)) unsigned not_stranded(const Game *g, int from, unsigned targets,
                                                       unsigned passable) {
    unsigned full = g->full;
    if (g->transit == NONE) full &= ~(1u << from); /* leaving makes room there */
    unsigned rest = passable & ~full;
    for (int left = g->points - 1; left > 0; left--) rest |= near(rest) & passable;
    return targets & rest;
}

INLINE void enter(Game *g, int p) {
    g->crowd += 1ull << 4 * p;
    g->full |= (nibble(g->crowd, p) == FULL) << p;
}

INLINE void leave(Game *g, int p) {
    g->crowd -= 1ull << 4 * p;
    g->full &= ~(1u << p);
}

INLINE void add_settler(Game *g, Seat *me, int p) {
    me->settlers += 1ull << 4 * p;
    me->settled |= 1u << p;
    enter(g, p);
}

/* ---- scoring (S23 to S28), the end (S30, S31) --------------------------------------------- */

INLINE int influence(const Seat *s, int p) {
    return nibble(s->settlers, p) + 2 * nibble(s->villages, p) + (s->priest >> p & 1) +
           !!(s->ships & PORT_SET[p]) + POP(s->forts & TOUCH[p]);
}

INLINE void score_province(Game *g, int p, const int P) {
    int points = MAP[p].points, half = points / 2;
    if (P == 2) {
        int a = influence(&g->seat[0], p), b = influence(&g->seat[1], p);
        if (a == b) return; /* S28, S25 */
        if (!g->second_pays) half = 0;
        g->seat[0].score += a > b ? points : a ? half : 0;
        g->seat[1].score += b > a ? points : b ? half : 0;
        return;
    }
    int has[4], best = 0, second = 0, firsts = 0;
    for (int i = 0; i < P; i++) {
        int x = has[i] = influence(&g->seat[i], p);
        if (x > best) second = best, best = x, firsts = 1;
        else if (x == best) firsts++;
        else if (x > second) second = x;
    }
    if (best == 0) return;
    if (firsts > 1) second = 0;
    for (int i = 0; i < P; i++)
        g->seat[i].score += has[i] == best ? points : has[i] && has[i] == second ? half : 0;
}

static int reserve(const Seat *s) {
    return s->settlers_left + s->villages_left + 3 - POP(s->forts) + 2 - POP(s->ships) +
           !s->priest;
}

static int standing(const Game *g, int i) { return g->seat[i].score * 16 + reserve(&g->seat[i]); }

static unsigned tied_first(const Game *g) {
    int best = -1;
    unsigned tied = 0;
    for (int i = 0; i < g->players; i++) {
        int mine = standing(g, i);
        if (mine > best) best = mine, tied = 0;
        if (mine == best) tied |= 1u << i;
    }
    return tied;
}

INLINE void take_back(Game *g, const int P) { /* S22 */
    for (int i = 0; i < P; i++) g->seat[i].hand = ALL_CARDS;
    int next = g->caller + 1;
    g->actor = next == P ? 0 : next;
    g->caller = NONE;
    g->phase = TURN;
}

INLINE void score(Game *g, const int P) {
    int site = g->left;
    for (int i = 0; i < SITE_N[site]; i++) score_province(g, SITE_AT[site][i], P);
    g->left = g->right;
    g->right = NONE;
    if (++g->scorings == ROUNDS) {
        unsigned tied = tied_first(g);
        g->phase = g->boasting && (tied & (tied - 1)) ? BOASTING : OVER;
    } else if (g->row) {
        g->phase = TURN_UP; /* S21 */
    } else {
        take_back(g, P);
    }
}

/* ---- the course of a turn ----------------------------------------------------------------- */

INLINE void end_action(Game *g, const int P) {
    int next = g->actor + 1;
    g->actor = next == P ? 0 : next;
    if (g->caller == NONE) g->phase = TURN;
    else if (g->actor == g->caller) score(g, P);
    else g->phase = ANSWER;
}

INLINE void begin(Game *g, int role) {
    g->phase = ACT + role;
    g->points = role == COMMANDER ? 4 : 3;
}

INLINE int list_turn(const Game *g, u8 *list, const int P) {
    unsigned hand = g->seat[g->actor].hand;
    if (g->alternative && POP(hand) > 4) hand &= ~(1u << GUARDIAN); /* S33 */
    (void)P;
    return put8(list, 0, hand, CARD);
}

INLINE int list_answer(const Game *g, u8 *list, const int P) { /* S20 */
    (void)P;
    int n = put8(list, 0, g->seat[g->actor].hand & ~(1u << GUARDIAN), CARD);
    list[n] = DECLINE;
    return n + 1;
}

INLINE void play_turn(Game *g, int move, const int P) {
    if (move == DECLINE) {
        end_action(g, P);
        return;
    }
    Seat *me = &g->seat[g->actor];
    int role = move - CARD;
    me->hand &= ~(1u << role);
    if (role == GUARDIAN) {
        g->caller = g->actor;
        if (me->hand == (ALL_CARDS & ~(1u << GUARDIAN))) end_action(g, P); /* S20: a first card */
        else score(g, P);
    } else if (role == QUEEN && (me->hand & 31) == 31) {
        end_action(g, P); /* S19: nothing to copy */
    } else {
        begin(g, role);
    }
}

INLINE int list_queen(const Game *g, u8 *list, const int P) {
    (void)P;
    int n = put8(list, 0, 31 & ~g->seat[g->actor].hand, COPY);
    list[n] = DONE;
    return n + 1;
}

INLINE void play_queen(Game *g, int move, const int P) {
    if (move == DONE) end_action(g, P);
    else begin(g, move - COPY);
}

/* ---- Admiral (S9, S12) -------------------------------------------------------------------- */

INLINE int list_admiral(const Game *g, u8 *list, const int P) {
    unsigned once = 0, twice = 0, mine = g->seat[g->actor].ships;
    for (int i = 0; i < P; i++) {
        twice |= once & g->seat[i].ships;
        once |= g->seat[i].ships;
    }
    unsigned berths = 63 & ~(P == 2 ? once : twice) & ~mine;
    int n = 0;
    if (g->sailed != NONE) mine &= ~(1u << g->sailed); /* a ship moves once */
    else if (POP(mine) < 2) n = put8(list, n, berths, SHIP);
    for (; mine; mine &= mine - 1) n = put8(list, n, berths, SAIL + 6 * LOW(mine));
    list[n] = DONE;
    return n + 1;
}

INLINE void play_admiral(Game *g, int move, const int P) {
    Seat *me = &g->seat[g->actor];
    if (move < SAIL) {
        me->ships |= 1u << (move - SHIP);
    } else if (move < DONE) {
        int from = (move - SAIL) / 6, to = (move - SAIL) % 6;
        me->ships ^= 1u << from | 1u << to;
        if (g->sailed == NONE && POP(me->ships) == 2) {
            g->sailed = to; /* the other ship may follow */
            return;
        }
    }
    g->sailed = NONE;
    end_action(g, P);
}

/* ---- Commander (S7, S13, S15) ------------------------------------------------------------- */

INLINE int list_commander(const Game *g, u8 *list, const int P) {
    const Seat *me = &g->seat[g->actor];
    unsigned open = open_provinces(g, P), full = g->full;
    int n = 0;
    if (UNLIKELY(g->transit != NONE)) {
        unsigned to = NEAR[g->transit] & open;
        return put_steps(list, 0, g->transit, not_stranded(g, g->transit, to, open));
    }
    if (g->points == 4 && me->settlers_left) n = put16(list, n, open & ~full, SETTLER);
    list[n++] = DONE;
    for (unsigned left = me->settled; left; left &= left - 1) {
        int from = LOW(left);
        unsigned to = NEAR[from] & open;
        if (UNLIKELY(to & full)) to = not_stranded(g, from, to, open);
        n = put_steps(list, n, from, to);
    }
    return n;
}

INLINE void play_commander(Game *g, int move, const int P) {
    Seat *me = &g->seat[g->actor];
    if (move >= STEP) {
        int from = STEP_FROM[move - STEP], to = STEP_TO[move - STEP];
        if (g->transit == NONE) {
            me->settlers -= 1ull << 4 * from;
            me->settled &= ~((nibble(me->settlers, from) == 0) << from);
            leave(g, from);
        }
        g->transit = NONE;
        if (UNLIKELY(g->full >> to & 1)) g->transit = to; /* passing through: stands nowhere */
        else add_settler(g, me, to);
        if (--g->points) return;
    } else if (move < DONE) {
        me->settlers_left--;
        add_settler(g, me, move - SETTLER);
    }
    end_action(g, P);
}

/* ---- Priest (S7, S14) --------------------------------------------------------------------- */

INLINE int list_priest(const Game *g, u8 *list, const int P) {
    unsigned at = g->seat[g->actor].priest, to;
    int n = 0;
    (void)P;
    if (at) {
        int from = LOW(at);
        to = NEAR[from];
        if (UNLIKELY((to & g->full) || g->transit != NONE)) to = not_stranded(g, from, to, 0xFFFF);
        n = put16(list, n, to, PRIEST_TO);
    } else {
        n = put16(list, n, 0xFFFF & ~g->full, PRIEST_AT);
    }
    list[n] = DONE;
    return n + (g->transit == NONE);
}

INLINE void play_priest(Game *g, int move, const int P) {
    Seat *me = &g->seat[g->actor];
    if (move < PRIEST_TO) {
        me->priest = 1u << (move - PRIEST_AT);
        enter(g, move - PRIEST_AT);
    } else if (move < DONE) {
        int to = move - PRIEST_TO;
        if (g->transit == NONE) leave(g, LOW((unsigned)me->priest));
        me->priest = 1u << to;
        g->transit = NONE;
        if (UNLIKELY(g->full >> to & 1)) g->transit = to;
        else enter(g, to);
        if (--g->points) return;
    }
    end_action(g, P);
}

/* ---- Farmer (S16, S17) -------------------------------------------------------------------- */

INLINE int list_farmer(const Game *g, u8 *list, const int P) {
    const Seat *me = &g->seat[g->actor];
    (void)P;
    unsigned joined = PORT[me->ships] & me->settled, before = 0;
    while (joined != before) {
        before = joined;
        joined |= near(joined) & me->settled;
    }
    int n = put16(list, 0, joined & g->crops, CROP);
    list[n] = DONE;
    return n + 1;
}

INLINE void play_farmer(Game *g, int move, const int P) {
    if (move < DONE) {
        Seat *me = &g->seat[g->actor];
        int p = move - CROP, kind = nibble(g->crop, p);
        int had = POP(me->tokens & KIND_BITS[kind]);
        me->tokens |= 1u << (KIND_SHIFT[kind] + had);
        me->score += had + 1;
        g->crops &= ~(1u << p);
    }
    end_action(g, P);
}

/* ---- Architect (S8, S18, S15) ------------------------------------------------------------- */

INLINE int list_architect(const Game *g, u8 *list, const int P) {
    const Seat *me = &g->seat[g->actor];
    int n = 0;
    if (POP(me->forts) < 3) {
        unsigned sites = ((1u << SITES) - 1) & ~g->built;
        n = put16(list, n, sites & 0xFFFF, FORT);
        n = put16(list, n, sites >> 16, FORT + 16);
    }
    if (me->villages_left && 4 - me->villages_left < POP(me->tokens))
        n = put16(list, n, open_provinces(g, P) & ~g->full, VILLAGE);
    list[n] = DONE;
    return n + 1;
}

INLINE void play_architect(Game *g, int move, const int P) {
    Seat *me = &g->seat[g->actor];
    if (move < VILLAGE) {
        me->forts |= 1u << (move - FORT);
        g->built |= 1u << (move - FORT);
    } else if (move < DONE) {
        me->villages_left--;
        me->villages += 1ull << 4 * (move - VILLAGE);
        enter(g, move - VILLAGE);
    }
    end_action(g, P);
}

/* ---- fort cards (S21, S34), boasting (S31) ------------------------------------------------ */

INLINE int list_card_decision(const Game *g, u8 *list, const int P) {
    (void)P;
    list[0] = LEAVE, list[1] = REPLACE, list[2] = SWAP;
    return 2 + g->alternative;
}

INLINE void play_card_decision(Game *g, int move, const int P) {
    if (move == LEAVE) {
        if (g->alternative) g->phase = DRAW_SECOND;
        else take_back(g, P);
    } else if (move == REPLACE) {
        g->phase = DRAW_REPLACEMENT;
    } else {
        g->right = g->kept[g->actor];
        g->phase = DRAW_KEPT;
    }
}

INLINE int list_kept_decision(const Game *g, u8 *list, const int P) {
    (void)g, (void)P;
    list[0] = KEEP_OLD, list[1] = KEEP_NEW;
    return 2;
}

INLINE void play_kept_decision(Game *g, int move, const int P) {
    if (move == KEEP_NEW) g->kept[g->actor] = g->drawn;
    g->drawn = NONE;
    take_back(g, P);
}

INLINE int list_boasting(const Game *g, u8 *list, const int P) {
    (void)g, (void)P;
    list[0] = BOAST, list[1] = MODEST;
    return 2;
}

static void play_boasting(Game *g, int seat, int move) {
    if (move == BOAST) g->boaster = seat;
    else g->modest |= 1u << seat;
    if (move == BOAST || !(tied_first(g) & ~g->modest)) g->phase = OVER;
}

/* ---- nature (S3, S4, S5, S21, S32, S34) --------------------------------------------------- */

INLINE void deal_crop(Game *g, int kind, const int P) {
    (void)P;
    g->pool[kind]--;
    g->crop |= (u64)kind << 4 * g->dealt;
    g->crops |= 1u << g->dealt;
    if (++g->dealt == PROVINCES) {
        g->dealt = 0;
        g->phase = FIRST;
        if (g->first != NONE) g->actor = g->first, g->phase = ROW;
    }
}

INLINE void draw_site(Game *g, int site, const int P) {
    g->unseen &= ~(1u << site);
    switch (g->phase) {
    case ROW:
        g->row--;
        if (g->left == NONE) g->left = site;
        else g->right = site, g->phase = g->alternative ? DEAL_KEPT : TURN;
        break;
    case DEAL_KEPT:
        g->kept[(g->actor + g->dealt) % P] = site;
        if (++g->dealt == P) g->phase = TURN;
        break;
    case TURN_UP:
        g->row--;
        g->right = site;
        g->actor = g->caller;
        g->phase = CARD_DECISION;
        break;
    case DRAW_REPLACEMENT:
        g->right = site;
        take_back(g, P);
        break;
    case DRAW_SECOND:
        g->drawn = site;
        g->phase = KEPT_DECISION;
        break;
    case DRAW_KEPT:
        g->kept[g->actor] = site;
        take_back(g, P);
        break;
    }
}

/* ---- random play -------------------------------------------------------------------------- */

static u64 rng = 0x9E3779B97F4A7C15ull;

INLINE u32 below(u64 *x, u32 n) {
    *x ^= *x << 13;
    *x ^= *x >> 7;
    *x ^= *x << 17;
    return (*x >> 32) * n >> 32;
}

INLINE int any_site(u64 *x, u32 set) {
    return LOW(_pdep_u32(1u << below(x, POP(set)), set));
}

typedef struct {
    u64 games, decisions, offered, chances, ties, score, best;
} Count;

/* Play on from where the game stands, `most` decisions at most; P is a constant. */
INLINE void playout(Game *g, Count *count, u64 most, const int P) {
    u8 list[WIDTH];
    u64 x = rng, decisions = 0, offered = 0, chances = 0;
    int n, move;
    while (decisions < most) {
#define DECIDE(which)                    \
    n = list_##which(g, list, P);        \
    move = list[below(&x, n)];           \
    decisions++, offered += n;           \
    play_##which(g, move, P);            \
    break;
        switch (g->phase) {
        case ACT + ADMIRAL: DECIDE(admiral)
        case ACT + COMMANDER: DECIDE(commander)
        case ACT + PRIEST: DECIDE(priest)
        case ACT + FARMER: DECIDE(farmer)
        case ACT + ARCHITECT: DECIDE(architect)
        case ACT + QUEEN: DECIDE(queen)
        case TURN: DECIDE(turn)
        case CARD_DECISION: DECIDE(card_decision)
        case KEPT_DECISION: DECIDE(kept_decision)
        case ANSWER:
            n = list_answer(g, list, P);
            move = list[below(&x, n)];
            decisions++, offered += n;
            play_turn(g, move, P);
            break;
        case BOASTING:
            n = list_boasting(g, list, P);
            move = list[below(&x, n)];
            decisions++, offered += n;
            play_boasting(g, LOW(tied_first(g) & ~g->modest), move);
            break;
        case DEAL: /* by the tokens left of the kinds of the terrain */
            for (int p = 0; p < PROVINCES; p++) {
                int kind = MAP[p].terrain == 'y' ? WHEAT : MAP[p].terrain == 'g' ? OLIVES : THYME;
                if (kind != WHEAT) {
                    u32 all = g->pool[kind] + g->pool[kind + 1];
                    kind += below(&x, all) >= g->pool[kind];
                }
                deal_crop(g, kind, P);
                chances++;
            }
            break;
        case FIRST:
            g->actor = below(&x, P);
            g->phase = ROW;
            chances++;
            break;
        case OVER: goto end;
        default: draw_site(g, any_site(&x, g->unseen), P); chances++;
        }
    }
end:
    rng = x;
    count->decisions += decisions;
    count->offered += offered;
    count->chances += chances;
}

static __attribute__((noinline)) void playout2(Game *g, Count *c, u64 most) { playout(g, c, most, 2); }
static __attribute__((noinline)) void playout3(Game *g, Count *c, u64 most) { playout(g, c, most, 3); }
static __attribute__((noinline)) void playout4(Game *g, Count *c, u64 most) { playout(g, c, most, 4); }

static void play_random(Game *g, Count *c, u64 most) {
    (g->players == 2 ? playout2 : g->players == 3 ? playout3 : playout4)(g, c, most);
}

static double clock_of(clockid_t id) {
    struct timespec t;
    clock_gettime(id, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static double now(void) { return clock_of(CLOCK_MONOTONIC); }

static double cpu(void) { return clock_of(CLOCK_PROCESS_CPUTIME_ID); } /* for a busy machine */

static double clone_ns(int players, int alternative, u64 decisions) {
    enum { KEPT = 64, TIMES = 20000000 };
    static Game from, to[KEPT];
    Count none = {0};
    new_game(&from, players, alternative);
    play_random(&from, &none, decisions);
    double began = cpu();
    for (int i = 0; i < TIMES; i++) {
        memcpy(&to[i % KEPT], &from, sizeof from);
        __asm__ volatile("" : : "r"(&to[i % KEPT]), "r"(&from) : "memory");
    }
    return (cpu() - began) / TIMES * 1e9;
}

static int run(u64 most, int players, double seconds, int alternative) {
    Count c = {0};
    Game g;
    double began = now(), used = cpu(), spent = 0;
    while ((!most || c.games < most) && (c.games & 63 || (spent = now() - began) < seconds)) {
        new_game(&g, players, alternative);
        play_random(&g, &c, ~0ull);
        unsigned tied = tied_first(&g);
        c.games++;
        c.ties += (tied & (tied - 1)) != 0;
        c.best += g.seat[LOW(tied)].score;
        for (int i = 0; i < players; i++) c.score += g.seat[i].score;
    }
    spent = now() - began, used = cpu() - used;
    double n = c.games, d = c.decisions;
    printf("{\"decisions_per_second\": %.0f, \"games_per_second\": %.0f, "
           "\"decisions_per_cpu_second\": %.0f, \"decisions_per_game\": %.3f, "
           "\"chances_per_game\": %.3f, \"branching\": %.4f, \"clone_ns\": %.2f, "
           "\"score\": %.3f, \"best_score\": %.3f, \"full_ties\": %.5f, \"games\": %.0f}\n",
           d / spent, n / spent, d / used, d / n, c.chances / n, c.offered / d,
           clone_ns(players, alternative, d / n / 2), c.score / n / players, c.best / n, c.ties / n, n);
    return 0;
}

/* ---- the oracle --------------------------------------------------------------------------- */

#define BY_PLAYERS(call) (g->players == 2 ? call(2) : g->players == 3 ? call(3) : call(4))

INLINE int list_all(const Game *g, u8 *list, const int P) {
    switch (g->phase) {
    case ACT + ADMIRAL: return list_admiral(g, list, P);
    case ACT + COMMANDER: return list_commander(g, list, P);
    case ACT + PRIEST: return list_priest(g, list, P);
    case ACT + FARMER: return list_farmer(g, list, P);
    case ACT + ARCHITECT: return list_architect(g, list, P);
    case ACT + QUEEN: return list_queen(g, list, P);
    case TURN: return list_turn(g, list, P);
    case ANSWER: return list_answer(g, list, P);
    case CARD_DECISION: return list_card_decision(g, list, P);
    case KEPT_DECISION: return list_kept_decision(g, list, P);
    case BOASTING: return list_boasting(g, list, P);
    }
    return 0;
}

INLINE int play_all(Game *g, int seat, int move, const int P) {
    switch (g->phase) {
    case ACT + ADMIRAL: play_admiral(g, move, P); break;
    case ACT + COMMANDER: play_commander(g, move, P); break;
    case ACT + PRIEST: play_priest(g, move, P); break;
    case ACT + FARMER: play_farmer(g, move, P); break;
    case ACT + ARCHITECT: play_architect(g, move, P); break;
    case ACT + QUEEN: play_queen(g, move, P); break;
    case TURN:
    case ANSWER: play_turn(g, move, P); break;
    case CARD_DECISION: play_card_decision(g, move, P); break;
    case KEPT_DECISION: play_kept_decision(g, move, P); break;
    case BOASTING: play_boasting(g, seat, move); break;
    }
    return 0;
}

static int legal(const Game *g, u8 *list) {
#define CALL(P) list_all(g, list, P)
    return BY_PLAYERS(CALL);
#undef CALL
}

static void play(Game *g, int seat, int move) {
#define CALL(P) play_all(g, seat, move, P)
    (void)BY_PLAYERS(CALL);
#undef CALL
}

static void site_drawn(Game *g, int site) {
    if (g->players == 2) draw_site(g, site, 2);
    else if (g->players == 3) draw_site(g, site, 3);
    else draw_site(g, site, 4);
}

static unsigned open_seats(const Game *g) {
    if (g->phase == BOASTING) return tied_first(g) & ~g->modest;
    return g->phase < OVER ? 1u << g->actor : 0;
}

static const char *const CROP_NAME[KINDS] = {"wheat", "olives", "wine", "thyme", "cheese"};

/* What nature can do, as "name:weight" texts; returns how many. */
static int chances(const Game *g, char text[][32]) {
    int n = 0;
    if (g->phase == DEAL) {
        char t = MAP[g->dealt].terrain;
        int kind = t == 'y' ? WHEAT : t == 'g' ? OLIVES : THYME;
        for (int k = kind; k <= kind + (t != 'y'); k++)
            if (g->pool[k]) snprintf(text[n++], 32, "deal-crop %s:%d", CROP_NAME[k], g->pool[k]);
    } else if (g->phase == FIRST) {
        for (int i = 0; i < g->players; i++) snprintf(text[n++], 32, "first %c:1", 'A' + i);
    } else {
        for (int i = 0; i < SITES; i++)
            if (g->unseen >> i & 1) snprintf(text[n++], 32, "site %d:1", i + 1);
    }
    return n;
}

static int by_text(const void *a, const void *b) { return strcmp(a, b); }

/* Everything that must always hold (sardinia.md, the last section), checked from scratch. */
static const char *broken(const Game *g) {
    unsigned forts = 0, crops = POP(g->crops), in_transit;
    for (int p = 0; p < PROVINCES; p++) {
        unsigned here = 0;
        for (int i = 0; i < g->players; i++) {
            const Seat *s = &g->seat[i];
            int moving = g->phase == ACT + PRIEST && g->transit == p && i == g->actor;
            here += nibble(s->settlers, p) + nibble(s->villages, p) + (s->priest >> p & 1) - moving;
            if (!nibble(s->settlers, p) != !(s->settled >> p & 1)) return "settled";
        }
        if (here > FULL) return "S6";
        if (here != nibble(g->crowd, p) || (here == FULL) != (g->full >> p & 1)) return "crowd";
    }
    for (int i = 0; i < g->players; i++) {
        const Seat *s = &g->seat[i];
        int settlers = s->settlers_left, villages = 0;
        in_transit = g->phase == ACT + COMMANDER && g->transit != NONE && i == g->actor;
        for (int p = 0; p < PROVINCES; p++)
            settlers += nibble(s->settlers, p), villages += nibble(s->villages, p);
        if (settlers + in_transit != 5 || villages + s->villages_left != 4) return "pieces";
        if (POP(s->forts) > 3 || POP(s->ships) > 2) return "pieces";
        if (villages > POP(s->tokens)) return "S18";
        if (forts & s->forts) return "S8";
        forts |= s->forts;
        crops += POP(s->tokens);
    }
    if (forts != g->built) return "built";
    if (g->phase < DEAL && crops != 16) return "crops";
    for (int h = 0; h < HARBOURS; h++) {
        int ships = 0;
        for (int i = 0; i < g->players; i++) ships += g->seat[i].ships >> h & 1;
        if (ships > (g->players == 2 ? 1 : 2)) return "S9";
    }
    return NULL;
}

typedef struct {
    long records, moves, decisions, draws, lists, differences, scores, full, transit, kept_out,
        answers, crops, boasts, villages, queens, second_sailings, variant;
} Report;

static Report report;

static void differ(long line, const char *what, const char *theirs, const char *ours) {
    if (report.differences++ < 40)
        printf("line %ld: %s\n  Osada: %s\n  C:     %s\n", line, what, theirs, ours);
}

static void join(char *out, char text[][32], int n) {
    qsort(text, n, 32, by_text);
    *out = 0;
    for (int i = 0; i < n; i++) out += sprintf(out, i ? ", %s" : "%s", text[i]);
}

static void check_step(Game *g, long line, char seat, const char *notation, const char *offered,
                       const char *scores, const char *open) {
    char text[128][32], ours[4096], what[160];
    u8 list[WIDTH + 48];
    int n, found = -1;
    report.moves++;
    if (g->phase >= DEAL) {
        report.draws++;
        n = chances(g, text);
        for (int i = 0; i < n; i++)
            if (!strncmp(text[i], notation, strlen(notation)) && text[i][strlen(notation)] == ':')
                found = i;
        join(ours, text, n);
        snprintf(what, sizeof what, "phase %d, %c %s", g->phase, seat, notation);
        if (seat != '*' || found < 0) differ(line, what, "plays this", ours);
        if (offered && (report.lists++, strcmp(offered, ours))) differ(line, what, offered, ours);
        if (g->phase == DEAL) {
            for (int k = 0; k < KINDS; k++)
                if (!strcmp(notation + 10, CROP_NAME[k])) {
                    deal_crop(g, k, 0);
                    break;
                }
        } else if (g->phase == FIRST) {
            g->actor = notation[6] - 'A', g->phase = ROW;
        } else {
            site_drawn(g, atoi(notation + 5) - 1);
        }
    } else {
        int who = seat - 'A';
        unsigned may = open_seats(g);
        char letters[16] = "", *end = letters;
        report.decisions++;
        for (int i = 0; i < 4; i++)
            if (may >> i & 1) end += sprintf(end, end == letters ? "%c" : " %c", 'A' + i);
        n = legal(g, list);
        for (int i = 0; i < n; i++) {
            snprintf(text[i], 32, "%s", NAME[list[i]]);
            if (!strcmp(text[i], notation)) found = list[i];
        }
        join(ours, text, n);
        snprintf(what, sizeof what, "phase %d, %c %s", g->phase, seat, notation);
        if (who < 0 || who > 3 || !(may >> who & 1)) differ(line, what, "another seat", letters);
        if (open && strcmp(open, letters)) differ(line, what, open, letters);
        if (offered && (report.lists++, strcmp(offered, ours))) differ(line, what, offered, ours);
        if (found < 0) {
            differ(line, what, "plays this", ours);
            return;
        }
        int P = g->players;
        report.full += g->full != 0;
        report.transit += g->transit != NONE;
        report.answers += g->phase == ANSWER;
        report.boasts += g->phase == BOASTING;
        report.queens += g->phase == ACT + QUEEN;
        report.variant += g->phase == KEPT_DECISION || found == SWAP;
        report.second_sailings += g->phase == ACT + ADMIRAL && g->sailed != NONE;
        report.crops += found >= CROP && found < FORT;
        report.villages += found >= VILLAGE && found < DONE;
        if (g->phase == ACT + COMMANDER || (g->phase == ACT + ARCHITECT && found >= VILLAGE))
            report.kept_out += (P == 2 ? open_provinces(g, 2) : P == 3 ? open_provinces(g, 3)
                                                                       : open_provinces(g, 4)) != 0xFFFF;
        play(g, who, found);
    }
    const char *rule = broken(g);
    if (rule) differ(line, "a position that breaks", rule, notation);
    if (scores) {
        char *end = ours;
        report.scores++;
        for (int i = 0; i < g->players; i++)
            end += sprintf(end, i ? " %d" : "%d", g->seat[i].score);
        if (strcmp(scores, ours)) differ(line, "scores after it", scores, ours);
    }
}

static void check_result(const Game *g, long line, const char *kind, const char *theirs) {
    char ours[128], *end = ours;
    int key[4];
    for (int i = 0; i < g->players; i++)
        key[i] = (i == g->boaster) << 20 | standing(g, i); /* a boaster is one of the tied first */
    for (int i = 0; i < g->players; i++) {
        int place = 1;
        for (int j = 0; j < g->players; j++) place += key[j] > key[i];
        end += sprintf(end, i ? " %c %d" : "%c %d", 'A' + i,
                       *kind == 'r' ? g->seat[i].score : place);
    }
    if (g->phase != OVER) differ(line, "the end", "over", "not over");
    if (strcmp(theirs, ours)) differ(line, kind, theirs, ours);
}

/* Records one after the other; after a move the comments "; legal …", "; chances …", "; open …" say
 * what was offered before it and "; scores …" the scores after it, if Osada's side wrote them. */
static int check(FILE *in) {
    char *lines[5] = {0}, *text = NULL; /* move, offered, scores, open */
    size_t room = 0;
    long number = 0, at = 0;
    Game g = {0};
    ssize_t length;
    int playing = 0;
    do {
        length = getline(&text, &room, in);
        number++;
        if (length >= 0) text[strcspn(text, "\r\n")] = 0;
        int comment = length >= 0 && text[0] == ';';
        if (comment) {
            int slot = !strncmp(text, "; legal ", 8) || !strncmp(text, "; chances ", 10) ? 1
                       : !strncmp(text, "; scores ", 9)                               ? 2
                       : !strncmp(text, "; open ", 7)                                 ? 3
                                                                                      : 4;
            free(lines[slot]);
            lines[slot] = strdup(strchr(text + 2, ' ') ? strchr(text + 2, ' ') + 1 : "");
            continue;
        }
        if (lines[0]) { /* the move before is complete now */
            char *dot = strchr(lines[0], ' ');
            if (playing) {
                long before = report.differences;
                check_step(&g, at, dot[1], dot + 3, lines[1], lines[2], lines[3]);
                if (report.differences > before) playing = 0; /* the rest would follow from it */
            }
        }
        for (int i = 0; i < 5; i++) free(lines[i]), lines[i] = NULL;
        if (length < 0) break;
        if (!strncmp(text, "players ", 8)) {
            new_game(&g, atoi(text + 8), 0);
            report.records++;
            playing = 1;
        } else if (!strncmp(text, "option ", 7)) {
            const char *value = strrchr(text, ' ') + 1;
            if (!strncmp(text + 7, "guardian", 8)) g.alternative = !strcmp(value, "alternative");
            if (!strncmp(text + 7, "first-player", 12) && strcmp(value, "random"))
                g.first = *value - 'A';
            if (!strncmp(text + 7, "second-place", 12)) g.second_pays = !strcmp(value, "pays");
            if (!strncmp(text + 7, "full-tie", 8)) g.boasting = !strcmp(value, "boast");
        } else if (text[0] >= '0' && text[0] <= '9') {
            lines[0] = strdup(text);
            at = number;
        } else if (playing && !strncmp(text, "result ", 7)) {
            check_result(&g, number, "result", text + 7);
        } else if (playing && !strncmp(text, "places ", 7)) {
            check_result(&g, number, "places", text + 7);
        }
    } while (1);
    free(text);
    printf("records %ld, moves %ld: decisions %ld, draws %ld; lists compared %ld, scores compared %ld; "
           "differences %ld\n"
           "decisions with a full province %ld, with a piece in one %ld, with a province kept closed by "
           "a priest %ld; answers %ld, queens %ld, second sailings %ld, crops %ld, villages %ld, "
           "swaps and kept cards %ld, boasts %ld\n",
           report.records, report.moves, report.decisions, report.draws, report.lists, report.scores,
           report.differences, report.full, report.transit, report.kept_out, report.answers,
           report.queens, report.second_sailings, report.crops, report.villages, report.variant,
           report.boasts);
    return report.differences != 0;
}

int main(int argc, char **argv) {
    make_tables();
    if (argc == 2 && !strcmp(argv[1], "check")) return check(stdin);
    if (argc < 4 || atoi(argv[2]) < 2 || atoi(argv[2]) > 4) {
        fprintf(stderr, "usage: sardinia N players seconds [seed] [alternative] | sardinia check\n");
        return 2;
    }
    if (argc > 4) rng ^= strtoull(argv[4], NULL, 0) * 0xD1342543DE82EF95ull;
    return run(strtoull(argv[1], NULL, 0), atoi(argv[2]), atof(argv[3]), argc > 5);
}
