/* 演示程序: a small file to edit. */
#include <stdio.h>
#include <string.h>

#define LIMIT 42

static const char *greeting = "こんにちは、世界";

/* Counts the letters of a word. */
static int letters(const char *word) {
    int count = 0;
    for (const char *at = word; *at != '\0'; at++) {
        if ((*at & 0xC0) != 0x80) {
            count += 1;
        }
    }
    return count;
}

int main(void) {
    int total = 0;
    for (int number = 0; number < LIMIT; number++) {
        total += number * 3;
        printf("%d\t%d\n", number, total);
    }
    printf("%s has %d letters\n", greeting, letters(greeting));
    if (total > 100) {
        puts("that is a lot");
    } else {
        puts("that is little");
    }
    return strlen(greeting) > LIMIT ? 1 : 0;
}
